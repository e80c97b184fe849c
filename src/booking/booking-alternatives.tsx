import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import type { FrameHelp } from "./frame-status.tsx";

type Props = { href: string; direct: string; help: FrameHelp };

/** What else there is beside a provider's frame: a call, an email, the provider's own page (C-35). */
export function BookingAlternatives({ href, direct, help }: Props) {
	return (
		<>
			{help.talk} You can <ContactLinks contact={help.contact} />.{" "}
			<Link href={href} isExternal>
				{direct}
			</Link>
		</>
	);
}
