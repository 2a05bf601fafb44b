type Size = { readonly width: number; readonly height: number }
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const gap = 6
const margin = 8

const within = (value: number, most: number) => Math.max(margin, Math.min(value, most))

/**
 * Where something of a size stands beside its anchor, in pixels of the window: below it and in line with its start,
 * above it where there is no room below, and always inside the window.
 */
export const placeBeside = (anchor: Box, size: Size, window: Size): { readonly left: number; readonly top: number } => {
  const below = anchor.bottom + gap
  const above = anchor.top - gap - size.height
  const fitsBelow = below + size.height + margin <= window.height
  const top = fitsBelow || above < margin ? below : above
  return {
    left: within(anchor.left, window.width - size.width - margin),
    top: within(top, window.height - size.height - margin),
  }
}
