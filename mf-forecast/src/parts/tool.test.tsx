import '@testing-library/jest-dom'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Tool } from './tool'

const { matchMedia } = window
/** The names are out of sight in a window of this width, or they are not. */
const showIn = (isPicturesOnly: boolean) => {
  window.matchMedia = query => ({ ...matchMedia(query), matches: isPicturesOnly })
}
afterEach(() => {
  window.matchMedia = matchMedia
})

const focus = () => act(() => screen.getByRole('button').focus())

test('the name of a picture is its tip on focus, and stays its accessible name', async () => {
  showIn(true)
  render(<Tool icon="search" name="Historik" />)
  focus()
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Historik'))
  expect(screen.getByRole('button')).toHaveAccessibleName('Historik')
})

test('a name that is seen is not said twice, but what is more than the name is', async () => {
  showIn(false)
  const { rerender } = render(<Tool icon="search" name="Historik" />)
  focus()
  expect(screen.queryByRole('tooltip')).toBeNull()
  rerender(<Tool icon="search" name="Tät" tip="Tät: alla veckor på en gång" />)
  act(() => screen.getByRole('button').blur())
  focus()
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Tät: alla veckor på en gång'))
})
