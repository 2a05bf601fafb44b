const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'paste', 'drop'] as const

/** Calls back once when the person does anything on the page; what is returned ends it. */
export const onInteraction = (onBegin: () => void): (() => void) => {
  const end = () => {
    for (const kind of kinds) window.removeEventListener(kind, begin, { capture: true })
  }
  const begin = () => {
    end()
    onBegin()
  }
  for (const kind of kinds) window.addEventListener(kind, begin, { capture: true, passive: true })
  return end
}
