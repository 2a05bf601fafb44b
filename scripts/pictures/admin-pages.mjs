const openFirst = async page => {
  await page.getByRole('table').getByRole('rowheader').first().getByRole('button').click()
  await page.getByRole('dialog').locator('input, dl').first().waitFor()
}

const newUser = async page => {
  await page.getByRole('button', { name: /^(Ny användare|New user)$/ }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

const openImport = async page => {
  await page.getByRole('button', { name: /^(Importera lista|Import a list)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox')
    .fill('Kommun;Avdelning;Enhet\nSolna;Hemtjänst;Hemtjänst Hagalund\nSolna;Hemtjenst;Hemtjänst Ulriksdal')
  await dialog.getByRole('button', { name: /^(Granska listan|Check the list)$/ }).click()
  await dialog.getByRole('table').waitFor()
}

const places = [
  { name: 'counties', path: '/counties' },
  { name: 'municipalities', path: '/municipalities?search=Solna' },
  { name: 'municipality', path: '/municipalities?search=Solna', prepare: openFirst },
  { name: 'departments', path: '/departments' },
  { name: 'units', path: '/units' },
  { name: 'units-import', path: '/units', prepare: openImport },
  { name: 'users', path: '/users' },
  { name: 'user', path: '/users', prepare: openFirst },
  { name: 'user-new', path: '/users', prepare: newUser },
].map(page => ({ ...page, ready: 'role=table' }))

/** The pages of a super admin. */
export const adminPages = [
  ...places,
  { name: 'first-steps', path: '/settings/first-steps', ready: 'main li[data-state]' },
  { name: 'security', path: '/settings/security', ready: 'role=table' },
].map(page => ({ ...page, email: 'super@veckovis.example' }))
