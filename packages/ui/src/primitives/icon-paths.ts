// Drawn on a 24 × 24 field, stroke 1.75, round ends. One path string per icon.
export const iconPaths = {
  add: 'M12 5v14M5 12h14',
  admin: 'M12 3l7 3v5c0 4.5-2.9 8.3-7 10-4.1-1.7-7-5.5-7-10V6l7-3zM9 12l2 2 4-4',
  analytics: 'M4 20h16M7 16v-5M12 16V6M17 16v-8',
  back: 'M15 5l-7 7 7 7',
  budget: 'M4 7h16v12H4zM4 11h16M8 15h4M8 4h8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  'collapse-left': 'M4 5v14M20 12H8M12 8l-4 4 4 4',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z',
  diary: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16h.01',
  'expand-right': 'M4 5v14M8 12h12M16 8l4 4-4 4',
  forecast: 'M3 18l5-6 4 3 8-10M15 5h5v5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M18.4 5.6l-.7.7M6.3 17.7l-.7.7',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  module: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  offline:
    'M4 4l16 16M8.5 8.3A9 9 0 0 0 3 11M21 11a13 13 0 0 0-9-4M6.5 14.5a7.5 7.5 0 0 1 5-2M17.5 14.5l-.6-.5M12 19h.01',
  refresh: 'M20 11a8 8 0 0 0-14.3-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.3 4L20 15M20 20v-5h-5',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  schedule: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4',
  settings: 'M4 7h10M18 7h2M14 5v4M4 17h2M10 17h10M8 15v4',
  'sign-out': 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  staff:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 4.4a3.5 3.5 0 0 1 0 6.2M17.5 14.9c2.1.7 3.5 2.5 3.5 5.1',
  start: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.2l2.8 2.8L16 9.8',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  unit: 'M5 20V5l7-2v17M12 8h7v12M3 20h18M8 8h1M8 12h1M8 16h1M15 12h1M15 16h1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const

export type IconName = keyof typeof iconPaths
