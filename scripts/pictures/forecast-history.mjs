const button = (within, name) => within.getByRole('button', { name })

/** Two saves of one cell, so that there is a history to look at; each adds hours, whatever the picture before has saved. */
const saveTwice = async page => {
  await page.getByRole('tab').nth(1).click()
  for (const added of [8, 16]) {
    const cell = page.locator('[data-row-id="absences-2"] :is([data-week="12"], span > input)')
    await cell.click()
    const input = page.locator('[data-row-id="absences-2"] input:focus')
    const hours = Number((await input.inputValue()).replace(',', '.'))
    await input.fill(String(hours + added).replace('.', ','))
    await page.keyboard.press('Enter')
    const saved = page.waitForResponse(answer => answer.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    await saved
    await page.locator('[data-unsaved]').waitFor({ state: 'detached' })
  }
}

const openList = async page => {
  await saveTwice(page)
  await button(page, /^(Historik|History)$/).click()
  await page.getByRole('dialog').getByRole('listitem').nth(1).waitFor()
}

/** The list of saves. */
export const showSaves = openList

/** How the forecast was before the latest save, beside how it is now. */
export const showPast = async page => {
  await openList(page)
  await page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button').click()
  await page.getByRole('dialog').locator('td[data-differs]').first().waitFor()
}
