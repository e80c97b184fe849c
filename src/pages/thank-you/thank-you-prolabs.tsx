import { Mail, Phone } from "lucide-react";
import { buttonProps } from "#ui/button/button.tsx";
import layout from "#ui/layout/layout.module.css";
import { Link } from "#ui/link/link.tsx";
import thankYou from "./thank-you.module.css";
import { ThankYou } from "./thank-you.tsx";
import css from "./thank-you-prolabs.module.css";
import type { ThankYouProlabsPageProps } from "./thank-you-props.ts";

export function ThankYouProlabsPage(page: ThankYouProlabsPageProps) {
	return (
		<ThankYou {...page}>
			<ContactTiles labels={page.tiles} email={page.email} gym={page.gym} />
			<p className={`${layout.row} ${thankYou.part}`}>
				<Link href="/programs" {...buttonProps()}>
					{page.programs}
				</Link>
				<Link href="/" {...buttonProps({ variant: "outline" })}>
					{page.home}
				</Link>
			</p>
		</ThankYou>
	);
}

function ContactTiles({
	labels,
	email,
	gym: { phone, phoneNumber },
}: Pick<ThankYouProlabsPageProps, "email" | "gym"> & {
	labels: ThankYouProlabsPageProps["tiles"];
}) {
	const tiles = [
		{
			icon: Phone,
			name: labels.call,
			value: phone,
			href: `tel:${phoneNumber}`,
		},
		{ icon: Mail, name: labels.email, value: email, href: `mailto:${email}` },
	];
	return (
		<section className={thankYou.part} aria-labelledby="tiles-title">
			<h2 id="tiles-title">{labels.title}</h2>
			<ul className={css.tiles}>
				{tiles.map(({ icon: Icon, name, value, href }) => (
					<li key={href}>
						<Link href={href} className={css.tile}>
							<Icon className="icon" />
							<b>{name}</b>
							<span>{value}</span>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
