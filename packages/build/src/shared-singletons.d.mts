/** Package name to its version. */
export function sharedVersions(): Map<string, string>
/** The package that a request is one of. */
export function packageOf(request: string): string | undefined
/** What a remote takes from the shell, by request. */
export function sharedByShell(): Readonly<Record<string, { readonly requiredVersion: string }>>
