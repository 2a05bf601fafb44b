import type { Licence, SettingsModule } from '@veckovis/contracts/modules'
import { countLicences, withoutLicence } from './module-licences'

const moduleOf = (id: string, licenceKey: string | null = id): SettingsModule => ({
  id,
  title: { sv: id, en: id },
  licenceKey,
  activeVersion: null,
  versions: [],
  activations: [],
  licensed: 0,
})
const held = (licenceKey: string, validFrom: string, validTo: string | null = null): Licence => ({
  id: 1,
  licenceKey,
  validFrom,
  validTo,
})

test('modules that need a licence are counted by whether they have one, in force or to come', () => {
  const modules = ['budget', 'diary', 'forecast', 'staff'].map(id => moduleOf(id))
  const licences = [
    held('budget', '2020-01-01T00:00:00.000Z'),
    held('diary', '2020-01-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z'),
    held('staff', '2999-01-01T00:00:00.000Z'),
  ]
  // One of a module that is published no more.
  licences.push(held('absence', '2020-01-01T00:00:00.000Z', '2021-01-01T00:00:00.000Z'))
  const licensed = { licences, modules: [...modules, moduleOf('admin', null)] }
  expect(countLicences(licensed)).toEqual({ licensableModules: 4, licensedModules: 2 })
  expect(withoutLicence(licensed, 'sv').map(({ licenceKey }) => licenceKey)).toEqual(['diary', 'forecast'])
})
