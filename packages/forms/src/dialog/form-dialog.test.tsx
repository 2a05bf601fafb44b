import '@testing-library/jest-dom'
import { act, render, screen, waitFor } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { FormDialog, type FormDialogProps } from './form-dialog'

const mockLate = { isHere: false, letGo: () => {} }

// The tests of others have the modal at once.
jest.mock('../../../ui/src/facades/dialog/modal-at-once', () => {
  const { Modal } = jest.requireActual<{ Modal: unknown }>('../../../ui/src/facades/dialog/modal')
  return {
    modalNow: () => (mockLate.isHere ? Modal : null),
    fetchModal: () =>
      new Promise<void>(resolve => {
        mockLate.letGo = () => {
          mockLate.isHere = true
          resolve()
        }
      }),
  }
})

beforeEach(() => {
  mockLate.isHere = false
})

const show = (beginsAt: FormDialogProps['beginsAt']) =>
  render(
    <PlatformProvider>
      <FormDialog
        title="New entry"
        form={{ formProps: { noValidate: true, onSubmit: () => {}, ref: () => {} }, isBusy: false, problem: null }}
        submitLabel="Save"
        cancelLabel="Cancel"
        beginsAt={beginsAt}
        onClose={() => {}}
      >
        <input aria-label="Name" />
      </FormDialog>
    </PlatformProvider>,
  )

test.each([
  ['submit', 'button', 'Save'],
  [undefined, 'textbox', 'Name'],
] as const)(
  'with beginsAt %s the focus begins where it is due, also when what the dialog is made of comes after it was asked for',
  async (at, role, name) => {
    show(at)
    expect(screen.queryByRole(role, { name })).not.toBeInTheDocument()
    await act(async () => mockLate.letGo())
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
  },
)
