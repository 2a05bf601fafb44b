import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Icon,
  Page,
  Skeleton,
  TextField,
  VisuallyHidden,
  WideTable,
} from '../index'

test('a loading button keeps its name and focus and does nothing', () => {
  const presses: string[] = []
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={() => presses.push('pressed')}>
      Spara
    </Button>
  )
  const { rerender } = render(button(true))
  const element = screen.getByRole('button', { name: 'Spara' })
  element.focus()
  fireEvent.click(element)
  expect(presses).toEqual([])
  expect(element).toHaveFocus()
  expect(element).toHaveAttribute('aria-busy', 'true')
  rerender(button(false))
  fireEvent.click(element)
  expect(presses).toEqual(['pressed'])
})

test('a loading submit button does not submit its form again', () => {
  const submits: string[] = []
  render(
    <form
      onSubmit={event => {
        event.preventDefault()
        submits.push('submitted')
      }}
    >
      <Button type="submit" loading>
        Logga in
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(submits).toEqual([])
})

test('a text field ties its label, hint and error to its control', () => {
  render(<TextField label="E-postadress" hint="Som i mejlet" error="Fältet är obligatoriskt." required />)
  const field = screen.getByRole('textbox', { name: 'E-postadress' })
  expect(field).toBeRequired()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Fältet är obligatoriskt. Som i mejlet')
})

test('a text field without an error is valid and described by nothing', () => {
  render(<TextField label="Lösenord" type="password" />)
  const field = screen.getByLabelText('Lösenord')
  expect(field).toBeValid()
  expect(field).not.toHaveAttribute('aria-describedby')
})

test('a checkbox is toggled by its words', () => {
  render(<Checkbox label="Kom ihåg mig" defaultChecked={false} />)
  fireEvent.click(screen.getByText('Kom ihåg mig'))
  expect(screen.getByRole('checkbox', { name: 'Kom ihåg mig' })).toBeChecked()
})

test('page, card and empty state have headings; a card with a title is a region', () => {
  render(
    <Page title="Prognos" actions={<Button>Spara</Button>}>
      <Card title="Budget">
        <EmptyState title="Inget att visa" icon="forecast" headingLevel={3} />
      </Card>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Prognos' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Budget' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Inget att visa' })).toBeInTheDocument()
})

test('an icon is decorative unless it has words', () => {
  render(
    <>
      <Icon name="save" />
      <Icon name="lock" label="Låst" />
      <VisuallyHidden>Bara uppläst</VisuallyHidden>
      <Skeleton label="Läser in …" lines={2} />
    </>,
  )
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Låst' })).toBeInTheDocument()
  expect(screen.getByText('Bara uppläst')).toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Läser in …' })).toHaveAttribute('aria-busy', 'true')
})

test.each(['card', 'bare'] as const)('a wide table, %s, is a named region that the keyboard reaches', look => {
  render(
    <WideTable label="Schema" look={look}>
      <table />
    </WideTable>,
  )
  const region = screen.getByRole('region', { name: 'Schema' })
  region.focus()
  expect(region).toHaveFocus()
})
