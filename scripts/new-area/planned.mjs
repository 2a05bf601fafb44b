const page = (path, sv, en, permission) => ({ path, titles: { sv, en }, permission })

/**
 * The areas that the specification plans (A-001, section 2) and nobody has made yet: their titles, pages and rights
 * need not be typed. An area about the active unit reads that unit; the others read the places in reach.
 */
export const plannedAreas = {
  diary: {
    titles: { sv: 'Dagbok', en: 'Diary' },
    pages: [page('/diary', 'Dagbok', 'Diary', 1)],
    isAboutUnit: true,
    order: 20,
    icon: 'diary',
  },
  admin: {
    titles: { sv: 'Administration', en: 'Admin' },
    pages: [
      page('/counties', 'Län', 'Counties', 999),
      page('/municipalities', 'Kommuner', 'Municipalities', 999),
      page('/departments', 'Avdelningar', 'Departments', 999),
      page('/units', 'Enheter', 'Units', 999),
      page('/users', 'Användare', 'Users', 6),
    ],
    isAboutUnit: false,
    order: 70,
    icon: 'admin',
  },
  analytics: {
    titles: { sv: 'Analys', en: 'Analytics' },
    pages: [
      page('/clients', 'Kunder', 'Clients', 999),
      page('/analytics-users', 'Användare', 'Users', 999),
      page('/analytics-units', 'Enheter', 'Units', 999),
    ],
    isAboutUnit: false,
    order: 80,
    icon: 'analytics',
  },
}
