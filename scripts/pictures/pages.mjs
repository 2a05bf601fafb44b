import { adminPages } from './admin-pages.mjs'
import { budgetPages } from './budget-pages.mjs'
import { showPast, showSaves } from './forecast-history.mjs'
import { lookAtFile, showEarlier } from './forecast-import.mjs'

/** Every page that a picture is taken of: name, address, whether a person is signed in, and what to do first. */
const signedOut = [
  { name: 'sign-in', path: '/login' },
  { name: 'sign-up', path: '/login?view=signup' },
  { name: 'registered', path: '/login?view=registered' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'forgot-password-success', path: '/forgot-password-success' },
  { name: 'new-password', path: '/new-password?token=picture' },
  { name: 'confirm-email', path: '/confirm-email?token=picture' },
  { name: 'invitation', path: '/invitation' },
].map(page => ({ ...page, isSignedIn: false }))

const openDetails = page => page.getByRole('tab').nth(1).click()
const openPicker = page => page.getByRole('banner').getByText('Hemtjänst Bergshamra').click()

const editAWeek = async page => {
  await openDetails(page)
  // In a window for one week it is the current one, the twelfth.
  const cell = page.locator('[data-row-id="absences-2"] :is([data-week="12"], span > input)')
  await cell.click()
  await page.keyboard.type('24')
  await page.keyboard.press('Enter')
}

/** Presses a cell of the week grid, or its like where only one week is shown. */
const pressCell = async (page, rowId, likeInOneWeek) => {
  await page.locator(`[data-row-id="${rowId}"]`).first().waitFor()
  const like = page.locator(`[data-row-id="${rowId}"] ${likeInOneWeek}`)
  if ((await like.count()) > 0) await like.click()
  else await page.locator(`[data-row-id="${rowId}"] [data-week="12"]`).dblclick()
}

const askWhy = async page => {
  await page.locator('[data-part=chart]').scrollIntoViewIfNeeded()
  await page.locator('[data-chart-week]').first().waitFor()
  await pressCell(page, 'budget-staff-cost', '> button:nth-of-type(1)')
  await page.getByRole('dialog').waitFor()
}

const openNote = async page => {
  await openDetails(page)
  await pressCell(page, 'absences-2', '> button:last-child')
  await page.keyboard.press('Shift+F2')
  await page.getByRole('dialog').getByRole('textbox').fill('Två på föräldraledighet, ersätts till halvårsskiftet.')
}

const selectARange = async page => {
  await openDetails(page)
  await page.locator('[data-row-id="absences-1"] [data-week="12"]').click()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`)
}

const openMember = async page => {
  await page.getByRole('table').getByRole('button').nth(12).click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

const newMember = page => page.getByRole('button', { name: /^(Ny medarbetare|New staff member)$/ }).click()

/** What the modules show there comes one after the other, and makes the page higher. */
const listsAreThere = page =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main section[aria-labelledby]')]
    return parts.length > 0 && parts.every(part => part.querySelector('[data-mounted] :is(tbody tr, li, p)') !== null)
  })

const signedIn = [
  { name: 'start-page', path: '/planning', prepare: listsAreThere },
  { name: 'forecast', path: '/forecast?startWeek=8&endWeek=20', ready: '[data-part=tables]' },
  // As it opens by itself, on the day of the picture: an address that chooses weeks hid what stood over this view.
  { name: 'forecast-today', path: '/forecast', isToday: true },
  {
    name: 'forecast-details',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: openDetails,
  },
  {
    name: 'forecast-edited',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: editAWeek,
  },
  { name: 'forecast-why', path: '/forecast?startWeek=8&endWeek=20', ready: '[data-part=tables]', prepare: askWhy },
  { name: 'forecast-note', path: '/forecast?startWeek=8&endWeek=20', ready: '[data-part=tables]', prepare: openNote },
  {
    name: 'forecast-range',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: selectARange,
    widths: [1280],
  },
  {
    name: 'forecast-import',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: lookAtFile,
  },
  {
    name: 'forecast-imported',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: showEarlier,
  },
  {
    name: 'forecast-history',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: showSaves,
  },
  {
    name: 'forecast-past',
    path: '/forecast?startWeek=8&endWeek=20',
    ready: '[data-part=tables]',
    prepare: showPast,
  },
  ...budgetPages,
  { name: 'staff', path: '/staff', ready: 'role=table' },
  { name: 'staff-member', path: '/staff', ready: 'role=table', prepare: openMember },
  { name: 'staff-new', path: '/staff', ready: 'role=table', prepare: newMember },
  { name: 'schedule', path: '/schedule', ready: 'role=grid' },
  { name: 'modules', path: '/settings/modules', email: 'super@veckovis.example' },
  ...adminPages,
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
  'forecast-import',
  'forecast-imported',
  'forecast-history',
  'forecast-past',
  'staff',
  'staff-member',
  'schedule',
  'modules',
  'settings',
  ...[...budgetPages, ...adminPages].map(({ name }) => name),
]

/**
 * One picture per page and width, a wide window and a telephone unless it says otherwise, in Swedish and light: those are
 * kept in docs/pictures. Some also in English and dark.
 */
export const shots = pages.flatMap(page =>
  (page.widths ?? [1280, 390]).flatMap(width => [
    { page, width, language: 'sv', colorScheme: 'light', file: `${page.name}-${width}.webp`, isKept: true },
    ...(alsoInEnglishAndDark.includes(page.name)
      ? [
          {
            page,
            width,
            language: 'en',
            colorScheme: 'dark',
            file: `${page.name}-${width}-en-dark.webp`,
            isKept: false,
          },
        ]
      : []),
  ]),
)
