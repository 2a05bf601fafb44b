import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { staffMemberQuery } from '../../data/staff-queries'
import { EditDialog } from './edit-dialog'

beforeAll(() => addMessages('mf-staff', 'sv', sv))

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <PlatformProvider>
        <EditDialog unitId={1} id={7} part="basic" today="2026-03-02" onClose={() => undefined} />
      </PlatformProvider>
    </QueryClientProvider>,
  )

test('the dialog of a kept draft stands with a skeleton while the member is read', async () => {
  // A read that does not end.
  void queryClient.prefetchQuery({ ...staffMemberQuery(1, 7), queryFn: () => new Promise<never>(() => undefined) })
  show()
  const dialog = await screen.findByRole('dialog', { name: 'Grunduppgifter' })
  expect(within(dialog).getByRole('status', { name: 'Läser in …' })).toBeInTheDocument()
})
