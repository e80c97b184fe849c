/**
 * Allowed link targets: a page or anchor of this site, another site, a phone number, an email
 * address.
 */
const target =
	/^(?:\/[a-z0-9/-]*(?:\?[a-z=-]+)?(?:#[a-z0-9-]+)?|#[a-z0-9-]+|https:\/\/[^\s"'<>]+|tel:\+\d+|mailto:[^\s@]+@[^\s@]+)$/;

export function isLinkTarget(text: string): boolean {
	return target.test(text);
}
