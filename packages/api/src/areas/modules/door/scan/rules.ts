import type { AnyNode, Identifier } from 'acorn'
import {
  changesPage,
  changesPrototype,
  commonPrototypes,
  evaluates,
  forbiddenGlobal,
  forbiddenMember,
  forbiddenName,
  forbiddenOfPage,
  forbiddenText,
  loadsUnknown,
  pageNames,
} from './forbidden'
import { isKnownFunction, isKnownImport, isKnownUse, isLookedFor, type Place } from './known-code'
import { isOwn, type Scope } from './scopes'
import { bareOf, keyOf, memberOf, textOf } from './syntax'

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

/**
 * Whether something is the page itself: `window`, `globalThis.self`, `document.defaultView`. A longer chain than anybody
 * writes is taken for it, too: each part of it asks.
 */
const isPage = (node: AnyNode, scope: Scope): boolean => {
  let at = bareOf(node)
  for (let length = 0; at.type === 'MemberExpression'; length += 1) {
    const name = memberOf(at)
    if (name === 'defaultView') return true
    if (name === null || !pageNames.has(name)) return false
    if (length === longestChain) return true
    at = bareOf(at.object)
  }
  return at.type === 'Identifier' && pageNames.has(at.name) && !isOwn(at.name, scope)
}

const longestChain = 20

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

/** What a pattern takes apart, where that stands beside it. */
const takenApart = ({ node, within }: Place): AnyNode | null => {
  const around = within?.node
  if (around?.type === 'VariableDeclarator') return around.init ?? null
  const isTaking = around?.type === 'AssignmentExpression' || around?.type === 'AssignmentPattern'
  return isTaking && around.left === node ? around.right : null
}

/** `const { localStorage: kept } = window` */
const ofPattern = ({ place, scope }: Sight): Broken | null => {
  const { node } = place
  if (node.type !== 'ObjectPattern') return null
  const whole = takenApart(place)
  const forbidden = whole !== null && isPage(whole, scope) ? forbiddenOfPage : forbiddenMember
  for (const part of node.properties) {
    const name = part.type === 'Property' ? keyOf(part) : null
    const rule = name === null ? null : forbidden(name)
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

/** A text that is the name of something of the page, and no key and no look whether the page has it. */
const ofText = (text: string, { node, within }: Place): Broken | null => {
  const around = within?.node
  const isKey =
    (around?.type === 'MemberExpression' && around.property === node) ||
    (around?.type === 'Property' && around.key === node) ||
    (around?.type === 'BinaryExpression' && around.operator === 'in')
  return refused(`'${text.slice(0, 40)}'`, forbiddenText(text) ?? (isKey ? null : forbiddenName(text)))
}

/** `Reflect.get(window, 'fetch')` */
const ofCall = ({ place: { node }, scope }: Sight): Broken | null => {
  if (node.type !== 'CallExpression') return null
  const [page, key] = node.arguments
  if (page === undefined || key === undefined || !isPage(page, scope)) return null
  const name = textOf(key)
  // A name that nothing but the page has is found as a text.
  return name === null || forbiddenName(name) !== null ? null : refused(`'${name}' of the page`, forbiddenOfPage(name))
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
      return typeof node.value === 'string' ? ofText(node.value, place) : null
    case 'CallExpression':
      return ofCall(sight)
    case 'TemplateElement':
      return refused('a text', forbiddenText(node.value.cooked ?? ''))
    default:
      return null
  }
}
