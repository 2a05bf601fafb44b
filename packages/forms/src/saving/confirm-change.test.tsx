import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { ConfirmChange } from './confirm-change'
import { useSave } from './use-save'

const Question = ({ save }: { readonly save: () => Promise<unknown> }) => {
  const removal = useSave({ save, problemOf: () => 'Somebody was first' })
  return (
    <ConfirmChange
      title="Remove?"
      confirmLabel="Remove"
      cancelLabel="Cancel"
      isBusy={removal.isBusy}
      problem={removal.problem}
      onConfirm={() => removal.save()}
      onCancel={() => undefined}
    >
      <p>It is gone for good.</p>
    </ConfirmChange>
  )
}

test('while the change is under way it can be neither sent again nor left; a refusal stands in the dialog', async () => {
  let refuse: (error: Error) => void = () => undefined
  let calls = 0
  const save = () => {
    calls += 1
    return new Promise((_, reject) => {
      refuse = reject
    })
  }
  render(
    <PlatformProvider>
      <QueryProvider>
        <Question save={save} />
      </QueryProvider>
    </PlatformProvider>,
  )
  const remove = screen.getByRole('button', { name: 'Remove' })
  fireEvent.click(remove)
  fireEvent.click(remove)
  await waitFor(() => expect(remove).toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /close|stäng/i })).toBeNull()
  refuse(new Error('412'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was first')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  expect(calls).toBe(1)
})
