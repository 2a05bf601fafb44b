const permissionsOf = pages => [...new Set(pages.map(({ permission }) => permission))].sort((a, b) => a - b)

/** One page is one entry; several stand below an entry that opens them. */
const navigationOf = ({ name, titles, pages, order, icon }) => {
  const [first] = pages
  if (pages.length === 1)
    return [{ key: name, label: first.titles, path: first.path, permissions: [first.permission], order, icon }]
  const links = pages.map(({ path, titles: label, permission }, index) => ({
    key: path.slice(1),
    label,
    path,
    permissions: [permission],
    parent: `${name}.group`,
    order: order + index + 1,
    icon,
  }))
  return [{ key: `${name}.group`, label: titles, permissions: permissionsOf(pages), order, icon }, ...links]
}

/** `module.json` of the area's remote. */
export const manifestOf = area => ({
  id: `mf-${area.name}`,
  title: area.titles,
  owner: `@veckovis/${area.name}`,
  contract: { from: 1, to: 1 },
  licenceKey: area.name,
  permissions: permissionsOf(area.pages),
  routes: area.pages.map(({ path, permission, titles }) => ({ path, permission, title: titles })),
  navigation: navigationOf(area),
  sizeBudgets: { entry: 18_000, firstPage: 150_000 },
})
