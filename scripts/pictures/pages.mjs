/** Every page that a picture is taken of: name, address, whether a person is signed in, and what to do first. */
const signedOut = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/login?view=signup' },
  { name: 'registered', path: '/login?view=registered' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-success', path: '/forgot-password-success' },
  { name: 'new-password', path: '/new-password?token=picture' },
].map(page => ({ ...page, isSignedIn: false }))

const openDetails = page => page.getByRole('tab').nth(1).click()
const openPicker = page => page.getByRole('banner').getByText('Hemtjänst Bergshamra').click()

const editAWeek = async page => {
  await openDetails(page)
  // In a window for one week it is the current one, the twelfth.
  const cell = page.locator('[data-row-id="absences-2"] :is([data-week="12"] input, .mf-forecast-week__input)')
  await cell.fill('24')
  await cell.press('Enter')
}

const openMember = async page => {
  await page.getByRole('table').getByRole('button').nth(12).click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

const newMember = page => page.getByRole('button', { name: /^(Ny medarbetare|New staff member)$/ }).click()

const signedIn = [
  { name: 'start-page', path: '/planning' },
  { name: 'forecast', path: '/forecast?startWeek=8&endWeek=20', ready: '.mf-forecast-tables' },
  { name: 'forecast-details', path: '/forecast?startWeek=8&endWeek=20', ready: '.mf-forecast-tables', prepare: openDetails },
  { name: 'forecast-edited', path: '/forecast?startWeek=8&endWeek=20', ready: '.mf-forecast-tables', prepare: editAWeek },
  { name: 'staff', path: '/staff', ready: 'role=table' },
  { name: 'staff-member', path: '/staff', ready: 'role=table', prepare: openMember },
  { name: 'staff-new', path: '/staff', ready: 'role=table', prepare: newMember },
  { name: 'schedule', path: '/schedule', ready: 'role=table' },
  { name: 'modules', path: '/settings/modules', email: 'super@veckovis.example' },
  { name: 'unit-picker', path: '/planning', prepare: openPicker },
  { name: 'help', path: '/help' },
  { name: 'settings', path: '/settings' },
  { name: 'unauthorized', path: '/unauthorized' },
  { name: 'missing', path: '/nope' },
].map(page => ({ ...page, isSignedIn: true }))

const pages = [...signedOut, ...signedIn]

const alsoInEnglishAndDark = [
  'sign-in',
  'start-page',
  'forecast',
  'forecast-edited',
  'staff',
  'staff-member',
  'schedule',
  'modules',
  'settings',
]

/** One picture per page and width in Swedish and light; some also in English and dark. */
export const shots = pages.flatMap(page =>
  [1280, 390].flatMap(width => [
    { page, width, language: 'sv', colorScheme: 'light', file: `${page.name}-${width}.png` },
    ...(alsoInEnglishAndDark.includes(page.name)
      ? [{ page, width, language: 'en', colorScheme: 'dark', file: `${page.name}-${width}-en-dark.png` }]
      : []),
  ]),
)
