import { followNetwork } from '../frame/online'
import { platformStore } from '../store'
import { dismissNotification, notificationsAtom, notify } from './notifications'

const shown = () => platformStore.get(notificationsAtom)
const texts = () => shown().map(({ lines }) => lines[0])
beforeEach(() => shown().forEach(({ id }) => dismissNotification(id)))

test('R-157 a message of two sentences stands on two lines', () => {
  notify.info('Granska värdena. Välj sedan Spara.')
  expect(shown()[0]).toMatchObject({ tone: 'info', lines: ['Granska värdena.', 'Välj sedan Spara.'] })
})

test('messages stand in order, are taken away one by one, and never more than four at once', () => {
  const ids = ['1', '2', '3', '4', '5'].map(text => notify.error(text, { about: text }))
  expect(shown().map(({ lines }) => lines[0])).toEqual(['2', '3', '4', '5'])
  dismissNotification(ids[2] ?? 0)
  expect(shown().map(({ lines }) => lines[0])).toEqual(['2', '4', '5'])
})

test('an error keeps its tone', () => {
  notify.error('Något gick fel')
  expect(shown()[0]?.tone).toBe('error')
})

test('a success can carry what undoes it', () => {
  const undone: string[] = []
  notify.success('Borttagen', { label: 'Ångra', run: () => undone.push('ja') })
  expect(shown()[0]?.action?.label).toBe('Ångra')
  shown()[0]?.action?.run()
  expect(undone).toEqual(['ja'])
})

test('a newer message takes the place of one about the same, and of those that go by themselves', () => {
  notify.error('Kunde inte sparas', { about: 'save' })
  notify.error('Kunde inte klistras in', { about: 'paste' })
  notify.info('Tre celler klistrades in', { about: 'paste' })
  expect(texts()).toEqual(['Kunde inte sparas', 'Tre celler klistrades in'])
  notify.success('Sparad', undefined, { about: 'save' })
  expect(texts()).toEqual(['Sparad'])
})

test('what is well again is not told any more, and what can be undone stays offered', () => {
  notify.success('Borttagen', { label: 'Ångra', run: () => undefined })
  notify.error('Kunde inte sparas', { about: 'save' })
  notify.error('Något annat')
  notify.settled('save')
  expect(texts()).toEqual(['Borttagen', 'Något annat'])
})

test('what was for want of a connection goes with its return', () => {
  followNetwork()
  notify.error('Ingen anslutning', { untilOnline: true })
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  expect(texts()).toEqual(['Ingen anslutning'])
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(texts()).toEqual([])
  isOnline.mockRestore()
})
