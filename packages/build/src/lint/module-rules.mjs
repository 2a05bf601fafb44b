// A module shares the page with all others: what it keeps, calls and leaves behind goes through the platform, which knows
// the person, the unit and when the module goes.
const kept = 'Keep it by keptInBrowser or keptInTab of @veckovis/platform; what is being edited by useDraft.'
const called =
  'Call the API by apiClient of @veckovis/platform: it signs in, renews, speaks the language and checks answers.'
const notOfModules = {
  localStorage: kept,
  sessionStorage: kept,
  indexedDB: kept,
  caches: kept,
  fetch: called,
  XMLHttpRequest: called,
  WebSocket: called,
  EventSource: called,
}

/** Names that it may not use. */
export const noGlobalsOfPage = Object.entries(notOfModules).map(([name, message]) => ({ name, message }))

const pageGlobals = ['window', 'globalThis', 'self', 'top', 'parent']
const ofPage = '[object.name=/^(window|globalThis|self)$/]'

/** What a module may not write, by selectors of its code. */
export const noPageState = [
  [
    `AssignmentExpression > MemberExpression.left${ofPage}`,
    'A global outlives the module and is everybody’s: hold it in the module, in a context or an atom.',
  ],
  [
    'CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|defineProperty|defineProperties|set)$/] > Identifier.arguments:first-child:matches([name=window], [name=globalThis], [name=self])',
    'A global outlives the module and is everybody’s: hold it in the module, in a context or an atom.',
  ],
  [
    'AssignmentExpression > MemberExpression.left[object.property.name=prototype]',
    'What is changed on a prototype is changed for the whole page: write a function.',
  ],
  [
    'AssignmentExpression > MemberExpression.left[object.name=document]',
    'The title is that of the route in module.json; cookies are nobody’s here. Keep texts by keptInBrowser of @veckovis/platform.',
  ],
  [
    'ImportDeclaration[source.value="@veckovis/platform"] > ImportSpecifier[imported.name=addMessages]',
    'Two versions of the module may be on the page: give texts that come with a part to it by withTexts or addOwnTexts.',
  ],
  [
    'ImportExpression[source.type!="Literal"]',
    'Only files of the build have a digest that the page knows: import them by name.',
  ],
  // The names of the topics of packages/platform/src/caches/topics.ts.
  [
    'Property[key.name="queryKey"] > ArrayExpression > Literal:first-child[value=/^(forecast|places)$/]',
    'What a change of a topic concerns begins with topicKey of @veckovis/platform/queries; a change is announced by announceChange.',
  ],
].map(([selector, message]) => ({ selector, message }))

/**
 * A cache is read by the code that wrote it: by no other version and no other module.
 * @type {{ regex: string, importNames: string[], message: string }[]}
 */
export const noSharedCache = [
  {
    regex: '^@veckovis/platform/queries$',
    importNames: ['queryClient'],
    message:
      'That cache is the shell’s: the module has one of its own in src/data/query-client.ts. A change that others show is announced: announceChange of @veckovis/platform/queries.',
  },
  {
    regex: '^@tanstack/react-query$',
    importNames: ['QueryClient', 'QueryClientProvider'],
    message:
      'The module has one cache, createModuleQueryClient of @veckovis/platform/queries, which ends with the session.',
  },
]

/** What its screens leave to the one component of what is read. */
export const noOwnLoading = {
  selector: 'ObjectPattern:has(> Property[key.name=error]):has(> Property[key.name=refetch])',
  message:
    'Skeleton, failure or data of a query: hand the query whole to Loaded or FailedLoad of @veckovis/forms/loaded.',
}

/** What is left to the one component that says it from a count. */
export const noOwnSuccess = {
  selector:
    'JSXOpeningElement[name.name=/^(Icon|EmptyState)$/] > JSXAttribute[name.name=/^(name|icon)$/][value.value="success"]',
  message:
    'That all is well is known from a count over everything in reach, not from an answer that may be empty or cut: AllClear of @veckovis/forms/loaded.',
}

/** What no screen calls. */
export const noRandomUuid = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'It is not there on a page of plain http: newRequestId of @veckovis/forms/saving is.',
}

/** What it may not read of the page's objects. */
export const noPageProperties = [
  ...pageGlobals.flatMap(object =>
    Object.entries(notOfModules).map(([property, message]) => ({ object, property, message })),
  ),
  { object: 'document', property: 'cookie', message: kept },
  { object: 'navigator', property: 'sendBeacon', message: called },
]
