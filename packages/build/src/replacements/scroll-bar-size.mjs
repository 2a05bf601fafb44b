/**
 * Stands in for getScrollBarSize of @rc-component/util, which writes a style element without the page's nonce to learn
 * what a styled scrollbar would take: ours are the browser's own.
 */
const measure = () => {
  const box = document.createElement('div')
  Object.assign(box.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '100px',
    height: '100px',
    overflow: 'scroll',
  })
  document.body.append(box)
  const size = { width: box.offsetWidth - box.clientWidth, height: box.offsetHeight - box.clientHeight }
  box.remove()
  return size
}

/** Pixels that the vertical scrollbar of any element takes. */
export default function getScrollBarSize() {
  return measure().width
}

/** Pixels that the scrollbars of any element take. */
export const getTargetScrollBarSize = () => measure()
