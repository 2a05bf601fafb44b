import { expect, test } from '../../fixtures/journey'

const sentence = 'Din webbläsare är för gammal för Veckovis.'

test('a browser older than the suite is built for gets a sentence instead of a blank page, this one does not', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await expect(page.getByText(sentence)).toBeHidden()
  await page.addInitScript(() => {
    CSS.supports = () => false
  })
  await page.reload()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByText('Your browser is too old for Veckovis.')).toBeVisible()
})
