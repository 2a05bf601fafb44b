import { platformStore } from '../store'
import { dismissNotification, notificationsAtom, notify } from './notifications'

const shown = () => platformStore.get(notificationsAtom)
beforeEach(() => shown().forEach(({ id }) => dismissNotification(id)))

test('a message of two sentences stands on two lines', () => {
  notify.info('Granska värdena. Välj sedan Spara.')
  expect(shown()[0]).toMatchObject({ tone: 'info', lines: ['Granska värdena.', 'Välj sedan Spara.'] })
})

test('messages stand in order, are taken away one by one, and never more than four at once', () => {
  const ids = ['1', '2', '3', '4', '5'].map(text => notify.success(text))
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
