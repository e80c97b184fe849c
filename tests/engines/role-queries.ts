import type { RoleQuery } from "./query-by-role.ts";

export const button = (name: string): RoleQuery => ({ role: "button", name });
export const link = (name: string): RoleQuery => ({ role: "link", name });
export const dialog = (name: string): RoleQuery => ({ role: "dialog", name });
export const tab = (name: string): RoleQuery => ({ role: "tab", name });
export const radio = (name: string): RoleQuery => ({ role: "radio", name });
export const region = (name: string): RoleQuery => ({ role: "region", name });
export const frame = (name: string): RoleQuery => ({ role: "iframe", name });
