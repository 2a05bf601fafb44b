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

window.matchMedia ??= mediaQuery
window.ResizeObserver ??= NoResizes
window.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined
