import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ApiError, leaveGuard, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'
import { object } from 'yup'
import { formDraftKind } from '../draft/form-draft'
import { required, textField } from '../form/text-rules'
import { changesOf } from '../saving/changes-of'
import { RecordDialog, type RecordDialogProps } from './record-dialog'

type Stored = { name: string; hours: string }
type Field = 'name' | 'hours'
type Sent = { changes: object; version: string; requestId: string }

const draft = { kind: formDraftKind('test'), unitId: 13, subject: 'record' }
const schema = object({ name: textField(required()), hours: textField(() => null) })

/** The record as the server keeps it. */
const serverOf = (stored: Stored) => {
  const server = { stored, version: '"1"', isDown: false, sent: [] as Sent[], events: [] as string[] }
  const take = async (sent: Sent) => {
    server.sent.push(sent)
    if (server.isDown) throw new ApiError('answer', 'Not now.', 503, undefined)
    if (sent.version !== '' && sent.version !== server.version)
      throw new ApiError('answer', 'Somebody was first.', 412, undefined)
  }
  return { server, take }
}

type Options = Partial<Pick<RecordDialogProps<Field, never, Stored, unknown>, 'closes'>> & { isNew?: boolean }

const show = ({ isNew = false, ...options }: Options = {}) => {
  const { server, take } = serverOf({ name: 'Åsa', hours: '7,5' })
  const Test = () => {
    const [known, setKnown] = useState({ ...server })
    return (
      <RecordDialog<Field, Stored, unknown>
        title="Change"
        submitLabel="Save"
        cancelLabel="Cancel"
        hint="All is needed."
        draft={draft}
        schema={schema}
        words={key => key}
        source={known.stored}
        version={isNew ? null : known.version}
        valuesOf={stored => stored}
        send={(values, { before, version, requestId }) => {
          const changes = isNew ? values : changesOf(values, before)
          return changes === null ? null : take({ changes, version, requestId })
        }}
        done={({ name }) => `${name} is saved.`}
        refresh={async () => {
          server.events.push('refreshed')
          setKnown({ ...server })
        }}
        onClose={() => server.events.push('closed')}
        {...options}
      >
        {form => (
          <>
            <TextField {...form.text('name')} label="Name" />
            <TextField {...form.text('hours')} label="Hours" />
          </>
        )}
      </RecordDialog>
    )
  }
  render(
    <PlatformProvider>
      <QueryProvider>
        <Test />
      </QueryProvider>
    </PlatformProvider>,
  )
  return server
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressAgain = async (name: string) => {
  // A press while a save is under way sends nothing.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled())
  press(name)
}

test.each([
  ['when-saved', ['closed', 'refreshed']],
  ['when-refreshed', ['refreshed', 'closed']],
] as const)(
  'only what was changed is sent, with its version; the dialog closes %s',
  async (closes, events) => {
    const server = show({ closes })
    await screen.findByText('All is needed.')
    type('Name', 'Åse')
    press('Save')
    await waitFor(() => expect(server.events).toEqual(events))
    expect(server.sent).toMatchObject([{ changes: { name: 'Åse' }, version: '"1"' }])
    expect(leaveGuard.isDirty()).toBe(false)
  },
  30_000,
)

test('where nothing differs nothing is sent, and the dialog closes', async () => {
  const server = show()
  press('Save')
  await waitFor(() => expect(server.events).toEqual(['closed']))
  expect(server.sent).toEqual([])
}, 30_000)

test('somebody else was first: what was typed stays, the rest shows what is stored now, and the next save rests on it', async () => {
  const server = show()
  type('Name', 'Åse')
  Object.assign(server, { stored: { name: 'Åsa', hours: '8' }, version: '"2"' })
  press('Save')
  await screen.findByText('Somebody was first.')
  await waitFor(() => expect(screen.getByLabelText('Hours')).toHaveValue('8'))
  expect(screen.getByLabelText('Name')).toHaveValue('Åse')
  expect(server.events).toEqual(['refreshed'])
  await pressAgain('Save')
  await waitFor(() => expect(server.events).toContain('closed'))
  expect(server.sent[1]).toMatchObject({ changes: { name: 'Åse' }, version: '"2"' })
}, 30_000)

test('a record that is made is sent again under the same id after a refusal', async () => {
  const server = show({ isNew: true })
  type('Name', 'Åse')
  server.isDown = true
  press('Save')
  await screen.findByText(/Not now/)
  server.isDown = false
  await pressAgain('Save')
  await waitFor(() => expect(server.events).toContain('closed'))
  const [first, second] = server.sent
  expect(first?.requestId).toMatch(/^[\da-f-]{36}$/)
  expect(second?.requestId).toBe(first?.requestId)
}, 30_000)
