import { Link } from "#ui/link/link.tsx";
import { ContactLinks } from "./contact-links.tsx";
import type { FrameLabels } from "./frame-status.tsx";

type Props = { href: string; labels: Pick<FrameLabels, "direct" | "help"> };

export function BookingAlternatives({ href, labels }: Props) {
	const { direct, help } = labels;
	return (
		<>
			{help.talk} You can <ContactLinks contact={help.contact} />.{" "}
			<Link href={href} isExternal>
				{direct}
			</Link>
		</>
	);
}
