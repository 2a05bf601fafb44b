type Named = { readonly firstName: string; readonly lastName: string }

export const nameOfUser = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`
