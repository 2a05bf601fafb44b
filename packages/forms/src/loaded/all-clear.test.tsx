import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { Counted } from '@veckovis/domain/numbers'
import { AllClear } from './all-clear'

const say = (left: number) => <AllClear left={left as Counted}>Allt är klart</AllClear>

test('that nothing is left is said of a count of nothing alone', () => {
  const { container, rerender } = render(say(295))
  expect(container).toBeEmptyDOMElement()
  rerender(say(0))
  expect(screen.getByText('Allt är klart')).toBeVisible()
})

test('the length of a list is no count', () => {
  // @ts-expect-error -- an answer without rows may be cut
  const element = <AllClear left={[].length} children="Allt är klart" />
  expect(element.props.left).toBe(0)
})
