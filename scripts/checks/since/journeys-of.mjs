import { withDependents } from './with-dependents.mjs'

/** The journeys of what shell and platform do for every page. */
const frame = ['session', 'frame', 'modules', 'unit-picker', 'welcome']

const inFolder = /^(?:mf-|e2e\/journeys\/|packages\/(?:domain|contracts)\/src\/|packages\/api\/src\/areas\/)([^/]+)\//
/** The table of an area, in words, and the migration that makes it. */
const ofTable = /^packages\/api\/(?:src\/db\/schema\/([^/]+)\.ts|migrations\/\d{4}-([^/]+)\.sql)$/

const areaOf = path => inFolder.exec(path)?.[1] ?? ofTable.exec(path)?.slice(1).find(Boolean)

/** The areas whose remote is built with this member. */
const areasWith = (folder, members) =>
  withDependents([folder], members).flatMap(each => (each.startsWith('mf-') ? [each.slice('mf-'.length)] : []))

/**
 * The browser journeys that a change of this file can break, by folder of e2e/journeys. A file of an area leads to the
 * journeys of the area, one that no area owns to those of all who build with it.
 */
export const journeysOf = (path, { members, journeys }) => {
  const area = areaOf(path)
  if (/\.test\.tsx?$|\.md$/.test(path)) return []
  if (area !== undefined && journeys.includes(area)) return [area]
  if (/^(shell|packages\/platform)\//.test(path)) return frame.filter(name => journeys.includes(name))
  const shared = /^packages\/(grid|forms|lists|spreadsheet)\//.exec(path)?.[1]
  if (shared) return [shared, ...areasWith(`packages/${shared}`, members)].filter(name => journeys.includes(name))
  return /^(packages|e2e\/(?!journeys\/))/.test(path) ? journeys : []
}
