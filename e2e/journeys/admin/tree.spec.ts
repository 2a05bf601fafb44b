import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { changeAnswer } from '../../fixtures/stub'
import { openPlaces } from './places-world'

test('the tree is hidden and shown, found in, led through by keys, filters the list beside it, and stands in a dialog on a telephone', async ({
  page,
}) => {
  const { places, place } = await openPlaces(page, { at: '/counties' })
  const atDepartment = new RegExp(`/units\\?.*departmentId=${place.departmentId}`)

  await test.step('it can be hidden and shown again', async () => {
    await expect(places.tree()).toBeVisible()
    await page.getByRole('button', { name: 'Hide the organisation' }).click()
    await expect(places.tree()).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the organisation' }).click()
    await expect(places.tree()).toBeVisible()
  })
  await test.step('a place that lies in no list of the page leads to what lies in it, and the tree stays as it is', async () => {
    await places.treeSearch().fill(place.departmentName)
    await places.node(place.departmentName).click()
    await expect(page).toHaveURL(atDepartment)
    await expect(places.treeSearch()).toHaveValue(place.departmentName)
    await expect(places.row(place.unitName)).toBeVisible()
  })
  await test.step('by keys', async () => {
    await page.goto('/units')
    await places.ready()
    await places.treeSearch().fill(place.unitName)
    await expect(places.node(place.unitName)).toBeVisible()
    await places.treeSearch().press('Tab')
    await places.atNode(places.tree().getByRole('treeitem').first())
    await page.keyboard.press('End')
    await places.atNode(places.node(place.unitName))
    await page.keyboard.press('ArrowLeft')
    await places.atNode(places.node(place.departmentName))
    await expect(places.node(place.departmentName)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(places.node(place.departmentName)).toHaveAttribute('aria-expanded', 'false')
    await expect(places.node(place.unitName)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(atDepartment)
    await expect(places.node(place.departmentName)).toHaveAttribute('aria-selected', 'true')
    await expect(places.rows()).toHaveCount(1)
    await expect(places.row(place.unitName)).toBeVisible()
  })
  await test.step('on a telephone it stands in a dialog, which closes when it has led on', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/units')
    await places.ready()
    await expect(places.tree()).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the organisation' }).click()
    await places.dialog().getByRole('searchbox').fill(place.departmentName)
    await expect(places.node(place.departmentName)).toBeVisible()
    await expectNoAxeViolations(page, '[role=dialog]')
    await places.node(place.departmentName).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(places.row(place.unitName)).toBeVisible()
  })
})

test('5,000 units in the tree are opened, gone through and searched without a wait', async ({ page }) => {
  const count = 5000
  await changeAnswer<{ departments: { id: number }[]; units: unknown[] }>(page, /\/api\/place\/tree$/, tree => {
    const departmentId = tree.departments.at(-1)?.id
    const unit = (_: unknown, index: number) => ({
      ...{ id: 900_000 + index, departmentId, name: `Storenhet ${index + 1}`, active: true },
    })
    tree.units = Array.from({ length: count }, unit)
  })
  const { places } = await openPlaces(page, { language: 'sv', at: '/units' })
  await places.ready()
  const line = (number: number) => places.node(`Storenhet ${number}`)
  const took = async (act: () => Promise<unknown>) => {
    const begun = performance.now()
    await act()
    return performance.now() - begun
  }
  const searched = await took(async () => {
    await places.treeSearch().fill('storenhet')
    await expect(places.node(/^Storenhet 1$/)).toBeVisible()
  })
  // Only the lines in sight are drawn, and each says where among the 5,000 it stands.
  expect(await places.tree().getByRole('treeitem').count()).toBeLessThan(80)
  await expect(places.node(/^Storenhet 1$/)).toHaveAttribute('aria-setsize', String(count))
  await expectNoAxeViolations(page, 'aside')
  await places.treeSearch().press('Tab')
  const led = await took(async () => {
    await page.keyboard.press('End')
    await places.atNode(line(5000))
    await expect(line(5000)).toBeInViewport()
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowUp')
    await places.atNode(line(4990))
  })
  test.info().annotations.push({ type: 'milliseconds', description: `search ${searched}, keys ${led}` })
  // Generous: the machine of the tests has other work too.
  expect(searched).toBeLessThan(5000)
  expect(led).toBeLessThan(5000)
})
