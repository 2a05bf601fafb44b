import '@testing-library/jest-dom'

// What jsdom lacks and components ask for when they mount.
const mediaQuery = media => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own channel would keep the test process alive; what matters is that the message comes later. */
class LaterChannel {
  port1 = { onmessage: null, close: () => undefined }
  port2 = { postMessage: data => void setTimeout(() => this.port1.onmessage?.({ data }), 0), close: () => undefined }
}

const mendPage = () => {
  window.MessageChannel ??= LaterChannel
  window.matchMedia ??= mediaQuery
  window.ResizeObserver ??= NoResizes
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView ??= () => undefined

  // jsdom knows no styles of pseudo-elements and says so at length.
  const computedStyle = window.getComputedStyle.bind(window)
  window.getComputedStyle = element => computedStyle(element)
}

// A test may ask for no page (`@jest-environment node`), to show that what it tests needs none.
if (typeof window !== 'undefined') mendPage()
