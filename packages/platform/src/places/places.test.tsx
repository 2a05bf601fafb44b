import '@testing-library/jest-dom'
import { act, cleanup, render, screen } from '@testing-library/react'
import { SightProvider, type Sight } from '@veckovis/ui'
import { createPortal } from 'react-dom'
import { createModuleQueryClient } from '../queries'
import { createRemoteApp } from '../remote/create-remote-app'
import { PlaceSlot } from './place-slot'
import { useOpenPlace, usePlaceContext, type PlaceContexts } from './places'

type Weeks = PlaceContexts['forecast-side/1']
const weeks = (over: Partial<Weeks> = {}): Weeks => ({ unitId: 12, year: 2026, startWeek: 1, endWeek: 52, ...over })

/** As the shell shows what is contributed, from a root that is not the one of the page. */
const Shell = ({ text = 'Vikarier' }: { readonly text?: string | null }) => {
  const open = useOpenPlace('forecast-side/1')
  return open === null || text === null ? null : createPortal(<p>{text}</p>, open.element)
}

const slot = (context = weeks(), className = 'side') => (
  <PlaceSlot place="forecast-side/1" context={context} className={className} />
)

const inPage = () => document.querySelector("[data-place='forecast-side/1']")

afterEach(cleanup)

test('what is contributed stands in the slot of the page, whichever comes first, and goes with it', () => {
  render(<Shell />)
  expect(screen.queryByText('Vikarier')).toBeNull()
  const page = render(slot())
  expect(inPage()).toHaveClass('side')
  expect(inPage()).toContainElement(screen.getByText('Vikarier'))
  page.unmount()
  expect(screen.queryByText('Vikarier')).toBeNull()
})

test('a slot that nobody contributes to stays empty', () => {
  render(<Shell text={null} />)
  render(slot())
  expect(inPage()).toBeEmptyDOMElement()
})

test('a page that is mounted in the shadow opens its place once it is seen, and that of the page before stays meanwhile', () => {
  let isShown = false
  let tell = (): void => undefined
  const sight: Sight = {
    isShown: () => isShown,
    follow: onChange => {
      tell = onChange
      return () => undefined
    },
  }
  render(<Shell />)
  const before = render(slot(weeks(), 'before'))
  render(<SightProvider value={sight}>{slot(weeks(), 'after')}</SightProvider>)
  const shownIn = () => screen.getByText('Vikarier').parentElement?.className
  expect(shownIn()).toBe('before')
  act(() => {
    isShown = true
    tell()
  })
  expect(shownIn()).toBe('after')
  before.unmount()
  expect(shownIn()).toBe('after')
})

test('a contribution follows the context of its place, and the page hears nothing of what it throws', async () => {
  const Root = () => {
    const context = usePlaceContext('forecast-side/1')
    if (context === null) return null
    if (context.year === 2027) throw new Error('no such year')
    return <p>{`${context.unitId}: ${context.year}, ${context.startWeek}–${context.endWeek}`}</p>
  }
  const texts = () => Promise.resolve({ default: {} })
  const queryClient = createModuleQueryClient('mf-staff')
  const app = createRemoteApp({ namespace: 'mf-staff-side', messages: { sv: texts, en: texts }, Root, queryClient })
  const failures: unknown[] = []
  const element = document.body.appendChild(document.createElement('div'))
  const page = render(slot())
  await act(() => app.bootstrap())
  let mounted: Promise<void> | undefined
  act(() => {
    mounted = app.mount({ element, basePath: '', onFailure: error => failures.push(error) })
  })
  await mounted
  expect(element).toHaveTextContent('12: 2026, 1–52')
  page.rerender(slot(weeks({ startWeek: 10, endWeek: 20 })))
  expect(element).toHaveTextContent('12: 2026, 10–20')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  page.rerender(slot(weeks({ year: 2027 })))
  expect(failures).toEqual([new Error('no such year')])
  expect(inPage()).toBeInTheDocument()
  jest.restoreAllMocks()
  await act(() => app.unmount({ element, basePath: '', onFailure: () => undefined }))
  element.remove()
})
