/** What the messages of the page are about: a newer result takes the place of the older one, and what is mended goes. */
export const matters = {
  save: { about: 'forecast-save' },
  offline: { about: 'forecast-save', untilOnline: true },
  refused: { about: 'forecast-refused' },
  cells: { about: 'forecast-cells' },
} as const
