import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { jobTitleIds, permissionIds } from '@veckovis/domain/access'
import { addMessages } from '@veckovis/platform'
import { useState } from 'react'
import sv from '../../../../locales/users/sv.json'
import { JobTitleField } from './job-title-field'

addMessages('admin-users', 'sv', sv)

const roles = [{ id: permissionIds.users, levels: ['APPROVE' as const] }]

const show = (jobTitleId: number, first: number | null, disabled = false) => {
  const changed: (number | null)[] = []
  const Field = () => {
    const [held, setHeld] = useState(first)
    const onChange = (chosen: number | null) => {
      changed.push(chosen)
      setHeld(chosen)
    }
    return <JobTitleField held={held} granter={{ jobTitleId, roles }} disabled={disabled} onChange={onChange} />
  }
  render(<Field />)
  return changed
}
const field = () => screen.getByRole('combobox', { name: 'Befattning' })
const remove = () => screen.queryByRole('button', { name: 'Ta bort befattningen' })

test.each([
  ['a super admin', jobTitleIds.superAdmin, 6],
  ['an administrator', jobTitleIds.administrator, 5],
])('R-417 the choice offers %s titles alone; to have none is no title', (_, granter, count) => {
  show(granter, null)
  fireEvent.keyDown(field(), { key: 'Enter' })
  const titles = Object.values(jobTitleIds).map(id => sv.titles[id])
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(titles.slice(0, count))
})

test('who has no title reads so, and a title is taken away by its button', () => {
  const changed = show(jobTitleIds.superAdmin, jobTitleIds.economist)
  expect(field()).toHaveValue(sv.titles[jobTitleIds.economist])
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort befattningen' }))
  expect(changed).toEqual([null])
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(field()).toHaveAttribute('placeholder', 'Ingen befattning')
  expect(remove()).toBeNull()
})

test('who may not change the title has no button for it', () => {
  show(jobTitleIds.superAdmin, jobTitleIds.economist, true)
  expect(field()).toBeDisabled()
  expect(remove()).toBeNull()
})
