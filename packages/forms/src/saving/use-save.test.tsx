import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryProvider } from '@veckovis/platform/queries'
import { useSave } from './use-save'

type Sent = { readonly values: string; readonly resolve: (answer: string) => void; readonly reject: (e: Error) => void }

const show = (onProblem?: () => Promise<void>) => {
  const sent: Sent[] = []
  const saved: string[] = []
  const read: unknown[] = []
  const taken: boolean[] = []
  const TestSave = () => {
    const {
      isBusy,
      sent: underWay,
      answer,
      problem,
      forgetProblem,
      save,
    } = useSave({
      save: (values: string) => new Promise<string>((resolve, reject) => sent.push({ values, resolve, reject })),
      onSaved: answer => saved.push(answer),
      problemOf: error => {
        read.push(error)
        return String(error)
      },
      ...(onProblem === undefined ? {} : { onProblem }),
    })
    return (
      <>
        <output>{isBusy ? `busy with ${underWay}` : (problem ?? answer ?? 'idle')}</output>
        <button onClick={() => void save('values').then(isTaken => taken.push(isTaken))}>save</button>
        <button onClick={forgetProblem}>forget</button>
      </>
    )
  }
  render(
    <QueryProvider>
      <TestSave />
    </QueryProvider>,
  )
  return { sent, saved, read, taken }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const state = () => screen.getByRole('status')

test('two presses send one change, and what comes back is handed on', async () => {
  const { sent, saved, taken } = show()
  press('save')
  press('save')
  await waitFor(() => expect(state()).toHaveTextContent('busy with values'))
  expect(sent.map(({ values }) => values)).toEqual(['values'])
  sent[0]?.resolve('answer')
  await waitFor(() => expect(state()).toHaveTextContent('answer'))
  expect(saved).toEqual(['answer'])
  expect(taken).toEqual([false, true])
})

test('a refusal is told once it has been dealt with, until it is forgotten or the next save is sent', async () => {
  let goOn: () => void = () => undefined
  const dealtWith = new Promise<void>(resolve => {
    goOn = resolve
  })
  const { sent, read, taken } = show(() => dealtWith)
  press('save')
  await waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.reject(new Error('stale'))
  await Promise.resolve()
  expect(state()).not.toHaveTextContent('stale')
  goOn()
  await waitFor(() => expect(state()).toHaveTextContent('stale'))
  press('forget')
  await waitFor(() => expect(state()).toHaveTextContent('idle'))
  expect(read).toHaveLength(1)
  expect(taken).toEqual([false])
  press('save')
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('a refusal is told although what follows it fails too', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { sent } = show(() => Promise.reject(new Error('offline')))
  press('save')
  await waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.reject(new Error('stale'))
  await waitFor(() => expect(state()).toHaveTextContent('stale'))
  expect(told).toHaveBeenCalledWith(expect.stringContaining('not taken'), new Error('offline'))
  told.mockRestore()
  press('save')
  await waitFor(() => expect(sent).toHaveLength(2))
})
