/** What the grid reads of a clipboard: more would hold the page up, and no forecast is that large. */
export const maximumText = 2_000_000
export const maximumCells = 20_000

/** The longest text that the grid shows of one cell or says about it: the rest would only hide what is wrong. */
export const maximumShown = 200

export const shortened = (text: string): string =>
  text.length > maximumShown ? `${text.slice(0, maximumShown)}…` : text
