/** What somebody does who is in the middle of something. */
const touches = ['scroll', 'wheel', 'keydown', 'pointerdown', 'touchmove'] as const

let last = -Infinity

const note = (): void => {
  last = performance.now()
}

for (const touch of touches) document.addEventListener(touch, note, { capture: true, passive: true })

/** For how many milliseconds nobody has scrolled, typed or pressed on this page. */
export const untouchedFor = (): number => performance.now() - last
