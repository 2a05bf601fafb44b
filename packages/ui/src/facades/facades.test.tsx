import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { AppearanceProvider, Button } from '../index'
import { ConfirmDialog, Dialog } from './dialog'
import { ExplanationDialog, ExplanationTable } from './explanation'
import { isModalOpen } from './dialog/modal-open'
import { DropdownMenu } from './menu'
import { Select } from './select'
import { Table } from './table'
import { Tabs } from './tabs'
import { Tooltip } from './tooltip'

test('a dialog has its title as name, and a close button in the language of the page', () => {
  const closed: string[] = []
  render(
    <AppearanceProvider theme="dark" language="en">
      <Dialog title="Choose unit" open onCancel={() => closed.push('closed')}>
        Units
      </Dialog>
    </AppearanceProvider>,
  )
  expect(screen.getByRole('dialog', { name: 'Choose unit' })).toHaveTextContent('Units')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toEqual(['closed'])
})

test('the page keeps still until the last of its dialogs is closed, or goes with what it stands in', () => {
  const isStill = () => {
    const still = document.documentElement.hasAttribute('data-dialog')
    expect(isModalOpen()).toBe(still)
    return still
  }
  const dialogs = (first: boolean, second: boolean) => (
    <>
      <Dialog title="First" open={first} onCancel={() => {}} />
      {second && <Dialog title="Second" open onCancel={() => {}} />}
    </>
  )
  const { rerender } = render(dialogs(false, false))
  expect(isStill()).toBe(false)
  rerender(dialogs(true, true))
  expect(isStill()).toBe(true)
  rerender(dialogs(false, true))
  expect(isStill()).toBe(true)
  rerender(dialogs(false, false))
  expect(isStill()).toBe(false)
})

test('a confirm dialog answers, and cannot be left while its work is under way', () => {
  const answers: string[] = []
  const dialog = (busy: boolean) => (
    <ConfirmDialog
      title="Ta bort?"
      open
      tone="danger"
      busy={busy}
      confirmLabel="Ta bort"
      cancelLabel="Avbryt"
      onConfirm={() => answers.push('confirmed')}
      onCancel={() => answers.push('cancelled')}
    />
  )
  const { rerender } = render(dialog(false))
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }))
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(answers).toEqual(['confirmed', 'cancelled'])
  rerender(dialog(true))
  expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Avbryt' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }))
  expect(answers).toHaveLength(2)
})

test('a select is named, required and described, and answers the chosen value', async () => {
  const Year = () => {
    const [year, setYear] = useState<number>()
    return (
      <Select
        label="År"
        required
        value={year}
        onChange={setYear}
        options={[
          { value: 2025, label: '2025' },
          { value: 2026, label: '2026' },
        ]}
        {...(year === undefined ? { error: 'Fältet är obligatoriskt.' } : { hint: `Valt: ${year}` })}
      />
    )
  }
  render(<Year />)
  const box = screen.getByRole('combobox', { name: 'År' })
  expect(box).toBeRequired()
  expect(box).toHaveAccessibleDescription('Fältet är obligatoriskt.')
  fireEvent.mouseDown(box)
  fireEvent.click(await screen.findByTitle('2026'))
  expect(screen.getByText('Valt: 2026')).toBeInTheDocument()
})

test('a menu opens from its button and runs the chosen entry', async () => {
  const chosen: string[] = []
  render(
    <DropdownMenu items={[{ key: 'settings', label: 'Inställningar', onSelect: () => chosen.push('settings') }]}>
      <Button>Åsa Öberg</Button>
    </DropdownMenu>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Åsa Öberg' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Inställningar' }))
  expect(chosen).toEqual(['settings'])
})

const renderMenu = () => {
  const chosen: string[] = []
  const items = ['settings', 'logout'].map(key => ({ key, label: key, onSelect: () => chosen.push(key) }))
  render(
    <DropdownMenu items={items}>
      <Button>Åsa Öberg</Button>
    </DropdownMenu>,
  )
  return { chosen, button: screen.getByRole('button', { name: 'Åsa Öberg' }) }
}

// antd walks through what is visible, and jsdom lays nothing out.
const layOut = () => jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(() => document.body)
afterEach(() => jest.restoreAllMocks())

const walk = [
  ['ArrowDown', 40, 1],
  ['ArrowDown', 40, 0],
  ['ArrowUp', 38, 1],
  ['Home', 36, 0],
  ['End', 35, 1],
] as const

test('a menu is walked by its keys: arrows go round, Home and End lead to the ends, Enter chooses', async () => {
  layOut()
  const { chosen, button } = renderMenu()
  act(() => button.focus())
  expect(button).toHaveAttribute('aria-expanded', 'false')
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const entries = screen.getAllByRole('menuitem')
  expect(entries[0]).toHaveFocus()
  for (const [key, keyCode, place] of walk) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, keyCode })
    await waitFor(() => expect(entries[place]).toHaveFocus())
  }
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' })
  expect(chosen).toEqual(['logout'])
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an entry is chosen by Space, and by a key that comes before the focus has followed the arrow', () => {
  layOut()
  const { chosen, button } = renderMenu()
  for (const key of [' ', 'Enter']) {
    fireEvent.click(button)
    const [first] = screen.getAllByRole('menuitem')
    if (first === undefined) throw new Error('The menu has entries')
    fireEvent.keyDown(first, { key: 'ArrowDown', keyCode: 40 })
    fireEvent.keyDown(first, { key })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button).toHaveFocus()
  }
  expect(chosen).toEqual(['logout', 'logout'])
})

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ['Tab', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })],
  ['a press of its button', () => fireEvent.click(screen.getByRole('button'))],
])('a menu closes by %s, chooses nothing, and gives the focus back to its button', (_way, leave) => {
  const { chosen, button } = renderMenu()
  // As Safari does it, where a press moves no focus.
  fireEvent.click(button)
  expect(screen.getByRole('menu', { name: 'Åsa Öberg' })).toBeInTheDocument()
  leave()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
  expect(chosen).toEqual([])
})

test('a menu closes by a press outside it', () => {
  const { button } = renderMenu()
  fireEvent.click(button)
  fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('tabs are one stop, and the arrow keys move the focus between them without choosing', () => {
  const chosen: string[] = []
  const items = ['one', 'two', 'three'].map(key => ({ key, label: key, children: `panel ${key}` }))
  render(<Tabs activeKey="one" onChange={key => chosen.push(key)} items={items} />)
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(tab => tab.tabIndex)).toEqual([0, -1, -1])
  act(() => tabs[0]?.focus())
  const places = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'Home', 'End'].map(key => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key })
    return tabs.findIndex(tab => tab === document.activeElement)
  })
  expect(places).toEqual([2, 0, 1, 0, 2])
  expect(chosen).toEqual([])
  expect(screen.getByRole('tabpanel', { name: 'one' })).toHaveTextContent('panel one')
})

test('tabs show one panel and tell which is chosen', () => {
  const chosen: string[] = []
  render(
    <Tabs
      activeKey="hours"
      onChange={key => chosen.push(key)}
      items={[
        { key: 'hours', label: 'Timmar', children: 'Veckor' },
        { key: 'totals', label: 'Summor', children: 'År' },
      ]}
    />,
  )
  expect(screen.getByRole('tab', { name: 'Timmar', selected: true })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('tab', { name: 'Summor' }))
  expect(chosen).toEqual(['totals'])
})

test('a tooltip shows its text on focus', async () => {
  render(
    <Tooltip text="Byte av enhet är inte tillgängligt just nu">
      <Button>Enhet</Button>
    </Tooltip>,
  )
  act(() => screen.getByRole('button').focus())
  await waitFor(() =>
    expect(screen.getByRole('tooltip')).toHaveTextContent('Byte av enhet är inte tillgängligt just nu'),
  )
})

test('a table is named, scrolls by keyboard, and sorts by its own order', () => {
  render(
    <Table
      label="Enheter"
      rowKey={row => row.name}
      rows={[{ name: 'Ö' }, { name: 'A' }]}
      columns={[{ key: 'name', title: 'Namn', cell: row => row.name, compare: (a, b) => a.name.localeCompare(b.name) }]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Enheter' })).toHaveAttribute('tabindex', '0')
  const names = () => screen.getAllByRole('cell').map(cell => cell.textContent)
  expect(names()).toEqual(['Ö', 'A'])
  fireEvent.click(screen.getByRole('columnheader', { name: /Namn/ }))
  expect(names()).toEqual(['A', 'Ö'])
})

test('an explanation is named by its question and figure, and its rows open to what they are made of', () => {
  const inner = <ExplanationTable columns={['Name', 'Value']} rows={[{ key: 1, name: 'Rooms', cells: ['8'] }]} />
  const rows = [
    { key: 1, name: 'Workers', times: '8 × 0.75', cells: ['6'], parts: { label: 'Made of', content: inner } },
  ]
  render(
    <ExplanationDialog ask="Why?" title="Hours" closeLabel="Close" anchor={document.body} onClose={() => undefined}>
      <ExplanationTable columns={['Name', 'Value']} rows={rows} />
    </ExplanationDialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Why? Hours' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(screen.getByRole('row', { name: /^Workers\s*8 × 0.75\s+6$/ })).toBeVisible()
  expect(screen.getByText('Rooms')).not.toBeVisible()
  fireEvent.click(screen.getByText('Made of'))
  expect(screen.getByText('Rooms')).toBeVisible()
})
