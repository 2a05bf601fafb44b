import { fireEvent, render, screen } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../locales/sv.json'
import { useUnlikelyQuestion } from './use-unlikely-question'

beforeAll(() => addMessages('mf-budget', 'sv', sv))

const Save = ({ sentences, onSave }: { sentences: readonly string[]; onSave: () => void }) => {
  const { ask, question } = useUnlikelyQuestion()
  return (
    <>
      <button onClick={() => ask(sentences, onSave)}>save</button>
      {question}
    </>
  )
}

test('what is unlikely is asked about once for each value, and can be kept', () => {
  const onSave = jest.fn()
  const press = () => fireEvent.click(screen.getByText('save'))
  const { rerender } = render(<Save sentences={['130 %']} onSave={onSave} />, { wrapper: PlatformProvider })
  press()
  expect(screen.getByRole('dialog').textContent).toContain('130 %')
  fireEvent.click(screen.getByRole('button', { name: 'Ändra' }))
  expect(onSave).not.toHaveBeenCalled()
  press()
  fireEvent.click(screen.getByRole('button', { name: 'Behåll och spara' }))
  expect(onSave).toHaveBeenCalledTimes(1)
  press()
  expect(onSave).toHaveBeenCalledTimes(2)

  rerender(<Save sentences={['130 %', '140 %']} onSave={onSave} />)
  press()
  expect(screen.getByRole('dialog').textContent).toContain('140 %')
  expect(screen.getByRole('dialog').textContent).not.toContain('130 %')
})
