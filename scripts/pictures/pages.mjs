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
  const cell = page.locator('[data-row-id="absences-2"] [data-week="12"]').getByRole('textbox')
  await cell.fill('24')
  await cell.press('Enter')
}

const signedIn = [
  { name: 'start-page', path: '/planning' },
  { name: 'forecast', path: '/forecast?startWeek=8&endWeek=20', ready: 'grid' },
  { name: 'forecast-details', path: '/forecast?startWeek=8&endWeek=20', ready: 'grid', prepare: openDetails },
  { name: 'forecast-edited', path: '/forecast?startWeek=8&endWeek=20', ready: 'grid', prepare: editAWeek },
  { name: 'unit-picker', path: '/planning', prepare: openPicker },
  { name: 'help', path: '/help' },
  { name: 'settings', path: '/settings' },
  { name: 'unauthorized', path: '/unauthorized' },
  { name: 'missing', path: '/nope' },
].map(page => ({ ...page, isSignedIn: true }))

const pages = [...signedOut, ...signedIn]

const alsoInEnglishAndDark = ['sign-in', 'start-page', 'forecast', 'forecast-edited', 'settings']

/** One picture per page and width in Swedish and light; some also in English and dark. */
export const shots = pages.flatMap(page =>
  [1280, 390].flatMap(width => [
    { page, width, language: 'sv', colorScheme: 'light', file: `${page.name}-${width}.png` },
    ...(alsoInEnglishAndDark.includes(page.name)
      ? [{ page, width, language: 'en', colorScheme: 'dark', file: `${page.name}-${width}-en-dark.png` }]
      : []),
  ]),
)
