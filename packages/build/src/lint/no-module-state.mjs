/** For code whose modules the API's tests share in a worker (`../jest/shared-runtime.cjs`), as calls do in a server. */
const declared = ':matches(Program, ExportNamedDeclaration) > VariableDeclaration'

export const noModuleState = [
  `${declared}[kind="let"]`,
  `${declared} > VariableDeclarator > NewExpression.init[callee.name=/^(Map|Set)$/][arguments.length=0]`,
].map(selector => ({
  selector,
  message: 'What one call or test leaves in a module, the next one finds: keep it where it ends with its owner.',
}))
