import type { AnyNode, Identifier } from 'acorn'
import {
  changesPage,
  changesPrototype,
  commonPrototypes,
  evaluates,
  forbiddenGlobal,
  forbiddenMember,
  forbiddenOfPage,
  forbiddenText,
  loadsUnknown,
  pageNames,
} from './forbidden'
import { isKnownFunction, isKnownImport, isKnownUse, isLookedFor, type Place } from './known-code'
import { isOwn, type Scope } from './scopes'
import { keyOf, memberOf } from './syntax'

/** Where a rule looks. */
export type Sight = { readonly place: Place; readonly scope: Scope; readonly source: string }

/** What was found: what it is about, by which rule, and whether a version with it is not taken. */
export type Broken = { readonly what: string; readonly rule: string; readonly isRefused: boolean }

const refused = (what: string, rule: string | null): Broken | null =>
  rule === null ? null : { what, rule, isRefused: true }

/** A name that means the value of that name, and is no key, member or label. */
const isValue = ({ node, within }: Place): boolean => {
  const around = within?.node
  switch (around?.type) {
    case 'MemberExpression':
      return around.object === node || around.computed
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return around.value === node || around.computed
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ExportSpecifier':
    case 'ImportSpecifier':
      return false
    default:
      return true
  }
}

/** Whether something is the page itself: `window`, `globalThis.self`. */
const isPage = (node: AnyNode, scope: Scope): boolean => {
  if (node.type === 'Identifier') return pageNames.has(node.name) && !isOwn(node.name, scope)
  const name = memberOf(node)
  return name !== null && pageNames.has(name) && node.type === 'MemberExpression' && isPage(node.object, scope)
}

const breaksByFunction = ({ within }: Place): Broken | null => {
  const call = within?.node
  if (call?.type !== 'CallExpression' && call?.type !== 'NewExpression') return null
  return refused('Function()', isKnownFunction(call) ? null : evaluates)
}

const ofIdentifier = (node: Identifier, { place, scope, source }: Sight): Broken | null => {
  const { name } = node
  const rule = name === 'Function' ? evaluates : forbiddenGlobal(name)
  if (rule === null || !isValue(place) || isOwn(name, scope) || isLookedFor(place)) return null
  if (name === 'Function')
    return place.within !== null && isCallee(node, place.within.node) ? breaksByFunction(place) : null
  return isKnownUse(name, place, source) ? null : refused(name, rule)
}

const isCallee = (node: AnyNode, around: AnyNode): boolean =>
  (around.type === 'CallExpression' || around.type === 'NewExpression') && around.callee === node

const ofMember = ({ place, scope, source }: Sight): Broken | null => {
  const { node } = place
  const name = memberOf(node)
  if (name === null || node.type !== 'MemberExpression' || isLookedFor(place)) return null
  const rule = isPage(node.object, scope) ? forbiddenOfPage(name) : forbiddenMember(name)
  return rule === null || isKnownUse(name, place, source) ? null : refused(`.${name}`, rule)
}

/** `const { localStorage: kept } = window` */
const ofPattern = ({ place: { node } }: Sight): Broken | null => {
  if (node.type !== 'ObjectPattern') return null
  for (const part of node.properties) {
    const name = part.type === 'Property' ? keyOf(part) : null
    const rule = name === null ? null : forbiddenMember(name)
    if (rule !== null) return refused(`{ ${name} }`, rule)
  }
  return null
}

/** Each build has a list of its own for what it loads later, and counts how often it tried; the reader of Excel files leaves its tables. */
const ownLists = /^(?:webpackChunk|__FEDERATION__|__veckovisAttempts$|cptable$)/

const ofAssignment = ({ place: { node }, scope }: Sight): Broken | null => {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return null
  const { object } = node.left
  const name = memberOf(node.left)
  if (isPage(object, scope) && (name === null || !ownLists.test(name)))
    return { what: `a change of window.${name ?? '…'}`, rule: changesPage, isRefused: false }
  if (object.type !== 'MemberExpression' || memberOf(object) !== 'prototype') return null
  const { object: owner } = object
  if (owner.type !== 'Identifier' || !commonPrototypes.has(owner.name) || isOwn(owner.name, scope)) return null
  return { what: `a change of ${owner.name}.prototype`, rule: changesPrototype, isRefused: false }
}

/** What is wrong with one piece of the code, or null. */
export const brokenBy = (sight: Sight): Broken | null => {
  const { place, source } = sight
  const { node } = place
  switch (node.type) {
    case 'Identifier':
      return ofIdentifier(node, sight)
    case 'MemberExpression':
      return ofMember(sight)
    case 'ObjectPattern':
      return ofPattern(sight)
    case 'AssignmentExpression':
      return ofAssignment(sight)
    case 'ImportExpression':
      return isKnownImport(place, source) ? null : refused('import()', loadsUnknown)
    case 'Literal':
      return typeof node.value === 'string' ? refused(`'${node.value.slice(0, 40)}'`, forbiddenText(node.value)) : null
    case 'TemplateElement':
      return refused('a text', forbiddenText(node.value.cooked ?? ''))
    default:
      return null
  }
}
