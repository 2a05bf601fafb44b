import i18next from 'eslint-plugin-i18next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import {
  noGlobalsOfPage,
  noOwnLoading,
  noOwnSuccess,
  noPageProperties,
  noPageState,
  noRandomUuid,
  noSharedCache,
} from './packages/build/src/lint/module-rules.mjs'
import { noModuleState } from './packages/build/src/lint/no-module-state.mjs'

const withScreens = [
  'shell/src/**',
  'mf-*/src/**',
  'packages/platform/src/**',
  'packages/forms/src/**',
  'packages/lists/src/**',
  'packages/ui/src/**',
  'packages/grid/src/**',
]
const tests = ['**/*.test.{ts,tsx}', 'e2e/**', 'packages/testing/**', 'soak/**', 'bench/**']
const testsOfModules = [...tests, '**/*.fixture.{ts,tsx}']

const onlyInUi = {
  regex: '^(antd|@ant-design/.*)(/|$)',
  message: 'antd is shared as facades of packages/ui only: import @veckovis/ui/<facade>, or add the facade there.',
}
const onlyInShell = {
  regex: '^single-spa(/|$)',
  message:
    'Only the shell runs single-spa. A remote exposes its lifecycle functions through createRemoteApp of @veckovis/platform.',
}
const onlyInForms = {
  regex: '^@veckovis/platform/signed-in$',
  importNames: ['LoadFailureNotice'],
  message: 'What is read is shown by Loaded, or FailedLoad alone, of @veckovis/forms/loaded.',
}
const withoutExtension = {
  regex: String.raw`^\.{1,2}/.*\.(ts|tsx|js)$`,
  message: 'Imports are written without a file extension.',
}
const notInData = {
  regex: '^@veckovis/platform$',
  importNames: ['notify', 'dismissNotification', 'leaveGuard', 'navigateTo', 'useProgress', 'useTranslation'],
  message: 'data/ holds data: tell the person, ask before leaving and move about in the rooms above it.',
}
const restricted = (...patterns) => ['error', { patterns: [withoutExtension, ...patterns] }]

const noClock = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The domain has no clock: take the day as an argument.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'The domain has no clock: take the instant as an argument.',
  },
]

const noShortcuts = [
  {
    selector:
      'CallExpression[callee.property.name=/^(only|skip|todo|fixme|failing)$/][callee.object.name=/^(test|it|describe)$/]',
    message: 'Every test runs: mend it or remove it.',
  },
  {
    selector:
      'CallExpression[callee.object.property.name=/^(only|skip)$/][callee.object.object.name=/^(test|it|describe)$/]',
    message: 'Every test runs: mend it or remove it.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what the person would see, not for time to pass.',
  },
]

const noDoubleCast = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A cast through unknown silences the compiler: parse the value, or mend the type.',
}

// Who fails in silence is found by nobody: a failure is handled, told to the person, or reported.
const nothing = ['[body.name=/^undefined$/]', '[body.raw=null]', '[body.operator=void]', '[body.body.length=0]']
const noSwallowing = [
  'CatchClause > BlockStatement[body.length=0]',
  ...nothing.flatMap(body => [
    `CallExpression[callee.property.name=catch] > ArrowFunctionExpression${body}`,
    `CallExpression[callee.property.name=then] > ArrowFunctionExpression:nth-child(2)${body}`,
  ]),
].map(selector => ({
  selector,
  message: 'A failure is handled, told or reported; one that may go by is let through by a comment that says why.',
}))

// Text never becomes code, markup or a command line: React writes it, JSON carries it, a program gets its arguments one by one.
const noInterpreting = [
  ['JSXAttribute[name.name="dangerouslySetInnerHTML"]', 'React writes text: nothing puts markup onto the page.'],
  [
    'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    'Nothing puts markup onto the page: make elements, or let React.',
  ],
  [
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
    'Nothing puts markup onto the page: make elements, or let React.',
  ],
  [
    'ImportSpecifier[imported.name=/^(exec|execSync)$/]',
    'A shell would read the line: execFile and spawn take the arguments one by one.',
  ],
  [
    'Property[key.name="shell"][value.value=true]',
    'A shell would read the line: execFile and spawn take the arguments one by one.',
  ],
  [
    ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
    'Write the expression as a literal: lint reads what it may cost only where it stands as a whole.',
  ],
].map(([selector, message]) => ({ selector, message }))

// What a text costs grows with its length and no faster: an expression that begins again, or tries again, at every
// character of a long run stops the process, or the page, that reads it.
const noSuperLinear = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
}

// Texts that the i18next rule does not look at: attributes that are read out or shown, and either side of a condition.
const untranslated = [
  'JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|hint)$/] > Literal[value=/[a-zåäö]{2}/i]',
  'JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/[a-zåäö]{2}/i]',
  'JSXElement > JSXExpressionContainer > LogicalExpression > Literal[value=/[a-zåäö]{2}/i]',
].map(selector => ({ selector, message: 'Text that a person reads comes from the locale files.' }))

const countLines = max => ['error', { max, skipBlankLines: true, skipComments: true, IIFEs: true }]

const usual = [noDoubleCast, ...noSwallowing, ...noInterpreting]

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.cache/**',
      'modules/**',
      '.data*/**',
      '**/reports/**',
      'coverage/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    plugins: { regexp },
    rules: {
      ...noSuperLinear,
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-restricted-imports': restricted(onlyInUi, onlyInShell, onlyInForms),
      'no-restricted-syntax': ['error', ...usual],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['**/src/**/*.ts'],
    rules: { 'max-lines-per-function': countLines(40) },
  },
  {
    files: ['**/src/**/*.tsx'],
    rules: { 'max-lines-per-function': countLines(80) },
  },
  {
    files: withScreens.map(folder => `${folder}/*.{ts,tsx}`),
    ignores: tests,
    rules: {
      'no-restricted-properties': ['error', noRandomUuid],
    },
  },
  {
    files: withScreens.map(folder => `${folder}/*.{ts,tsx}`),
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: withScreens.map(folder => `${folder}/*.tsx`),
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Its table of roles is older than aria-description; axe checks what is rendered.
      'jsx-a11y/role-supports-aria-props': 'off',
    },
  },
  {
    files: withScreens.map(folder => `${folder}/*.tsx`),
    ignores: tests,
    plugins: { i18next },
    rules: {
      'no-restricted-syntax': ['error', ...usual, ...untranslated, noOwnSuccess],
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-text-only',
          words: { exclude: [/^[^\p{L}]*$/u, 'Veckovis'] },
        },
      ],
    },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: testsOfModules,
    rules: {
      'no-restricted-globals': ['error', ...noGlobalsOfPage],
      'no-restricted-properties': ['error', noRandomUuid, ...noPageProperties],
      'no-restricted-imports': restricted(onlyInUi, onlyInShell, onlyInForms, ...noSharedCache),
      'no-restricted-syntax': ['error', ...usual, ...noPageState],
    },
  },
  {
    files: ['mf-*/src/**/*.tsx'],
    ignores: testsOfModules,
    rules: { 'no-restricted-syntax': ['error', ...usual, ...untranslated, ...noPageState, noOwnLoading, noOwnSuccess] },
  },
  {
    files: ['packages/domain/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...usual, ...noClock, ...noModuleState] },
  },
  {
    files: ['packages/{api,contracts,spreadsheet}/src/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...usual, ...noModuleState] },
  },
  { files: ['packages/forms/src/**'], rules: { 'no-restricted-imports': restricted(onlyInUi, onlyInShell) } },
  { files: ['packages/ui/src/**'], rules: { 'no-restricted-imports': restricted(onlyInShell) } },
  { files: ['shell/src/**'], rules: { 'no-restricted-imports': restricted(onlyInUi, onlyInForms) } },
  {
    files: ['mf-*/src/data/**'],
    ignores: tests,
    rules: { 'no-restricted-imports': restricted(onlyInUi, onlyInShell, onlyInForms, ...noSharedCache, notInData) },
  },
  {
    files: tests,
    rules: {
      'no-restricted-syntax': ['error', noDoubleCast, ...noSwallowing, ...noShortcuts],
      'no-script-url': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['packages/testing/src/**'],
    rules: { 'no-restricted-syntax': ['error', noDoubleCast, ...noSwallowing, ...noShortcuts, ...noModuleState] },
  },
  {
    files: ['e2e/journeys/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message: 'fixtures/journey, or one made of it, also fails on what the page complains of.',
            },
          ],
        },
      ],
    },
  },
  {
    // The peers that our page is measured against are bare pages of other grids, antd's table among them.
    files: ['bench/edit/pages/**/*.{js,jsx}'],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-imports': restricted(onlyInShell) },
  },
  {
    // Configuration of tools that read CommonJS.
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
