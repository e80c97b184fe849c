import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import type { FrameHelp } from "./frame-status.tsx";

type Props = { href: string; direct: string; help: FrameHelp };

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
