import type { Page } from '@playwright/test'
import { overflow } from '../../fixtures/narrow-windows'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'

const words = {
  sv: {
    link: 'Uppföljning',
    back: 'Till prognosen',
    months: 'Månad för månad',
    steps: 'Vad avvikelsen består av',
    show: 'Visa veckorna: Frånvaro',
    weeks: 'Veckor i steget Frånvaro',
    budget: 'Budget',
    projection: 'Helårsprognos',
  },
  en: {
    link: 'Follow-up',
    back: 'To the forecast',
    months: 'Month by month',
    steps: 'What the deviation is made of',
    show: 'Show the weeks: Absence',
    weeks: 'Weeks of the step Absence',
    budget: 'Budget',
    projection: 'Full-year projection',
  },
} as const

type Language = keyof typeof words

const numberOf = (text: string | null) => Number(plain(text).replaceAll(' ', '').replace(',', '.').replace('−', '-'))

/** The kronor of the rows of the steps: budget first, projection last. */
const kronorOf = async (page: Page, language: Language) => {
  const table = page.getByRole('region', { name: words[language].steps }).getByRole('table').first()
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()
  return Promise.all(rows.map(async row => numberOf(await row.getByRole('cell').first().textContent())))
}

for (const language of ['sv', 'en'] as const)
  test(`what the year costs against its budget, why, and back to the same weeks: ${language}`, async ({
    page,
    openForecast,
  }) => {
    const text = words[language]
    await openForecast({ language, search: '?year=2026&startWeek=2&endWeek=6&tab=details' })

    await test.step('the page is reached from the forecast', async () => {
      await page.getByRole('link', { name: text.link }).click()
      await expect(page).toHaveURL(/\/follow-up\?.*year=2026/)
      await expect(page.getByRole('region', { name: text.months })).toBeVisible()
    })

    await test.step('budget and steps make the projection of the worked example', async () => {
      const kronor = await kronorOf(page, language)
      const projection = kronor.at(-1)
      const sum = kronor.slice(0, -1).reduce((total, value) => total + value, 0)
      expect(kronor[0]).toBe(5_200_000)
      expect(kronor.length).toBe(9)
      // Each is shown as whole kronor.
      expect(Math.abs(sum - (projection ?? Number.NaN))).toBeLessThanOrEqual(4)
    })

    await test.step('a step opens its weeks by keyboard', async () => {
      await page.getByRole('button', { name: text.show }).press('Enter')
      const weeks = page.getByRole('table', { name: text.weeks })
      await expect(weeks.getByRole('rowheader', { name: ', 2026' })).toHaveText([
        '1, 2026',
        '2, 2026',
        '3, 2026',
        '4, 2026',
      ])
    })

    await test.step('at 390 px only the tables scroll, and the names of their rows stay', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      const months = page.getByRole('region', { name: text.months })
      await months.evaluate(element => element.scrollTo({ left: element.scrollWidth }))
      await expect(months.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('the way back leads to the same weeks', async () => {
      await page.getByRole('link', { name: text.back }).click()
      await expect(page).toHaveURL(/\/forecast\?.*startWeek=2&endWeek=6&tab=details/)
      await expect(page.getByRole('link', { name: text.link })).toBeVisible()
    })
  })
