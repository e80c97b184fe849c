import type { Contact } from "#lib/gym.ts";
import { Link } from "#ui/link/link.tsx";

/** Renders "call (206) … or write to hello@…", in the same order everywhere (WCAG 3.2.6). */
export function ContactLinks({ contact }: { contact: Contact }) {
	return (
		<>
			call <Link href={`tel:${contact.phoneNumber}`}>{contact.phone}</Link> or
			write to <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
		</>
	);
}
